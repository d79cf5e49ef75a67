/** One way to dress the shell: what of the settings is changed. */
export type Look = Readonly<Record<string, string | boolean>>;

/** What cannot be made out, in how many looks, and how badly in the first of them. */
interface Finding {
  what: string;
  ratio: number;
  least: number;
  firstIn: string;
  times: number;
}
export interface Outcome {
  looks: number;
  texts: number;
  controls: number;
  findings: Finding[];
}

/**
 * Dresses the open page in one look after another, as another tab would, and measures in each what stands in the shell:
 * texts and placeholders at 4.5, and icons, edges of controls, the current entry, badges and focus rings at 3 (WCAG 1.4.3
 * and 1.4.11), at rest, pointed at and focused. It runs in the page and refers to nothing outside of itself.
 * @param spared what is not asked for contrast, as a selector
 */
export async function measureContrast({
  looks,
  areas,
  spared,
}: {
  looks: Look[];
  areas: string;
  spared?: string;
}): Promise<Outcome> {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const TEXT = 4.5;
  const GRAPHIC = 3;

  // A moving colour has no contrast to speak of, and pseudo-classes are put on like attributes.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [still];
  const states = { hover: /:hover/g, focus: /:focus-visible|:focus(?![-\w])/g };
  const imitate = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-state'))
        for (const [name, pattern] of Object.entries(states))
          if (rule.selectorText.search(pattern) >= 0)
            rule.selectorText += `, ${rule.selectorText.replaceAll(pattern, `[data-state="${name}"]`)}`;
      if (rule instanceof CSSGroupingRule) imitate(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) imitate(sheet.cssRules);

  // What has the focus of a mouse draws no ring.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('Nothing to draw on');
  const read = new Map<string, Colour>();
  /** Whatever a browser can paint is understood by painting it. */
  const colourOf = (text: string): Colour => {
    const known = read.get(text);
    if (known) return known;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    read.set(text, colour);
    return colour;
  };
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const luminance = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  let grounds = new Map<Element, Colour>();
  let veils = new Map<Element, number>();
  /** What is painted behind the content of an element. */
  const groundOf = (element: Element | null): Colour => {
    if (!element) return colourOf('Canvas');
    const known = grounds.get(element);
    if (known) return known;
    const own = colourOf(getComputedStyle(element).backgroundColor);
    const ground = own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    grounds.set(element, ground);
    return ground;
  };
  /** How much of an element is left by its own opacity and by what it stands in. */
  const veilOf = (element: Element | null): number => {
    if (!element) return 1;
    const known = veils.get(element);
    if (known !== undefined) return known;
    const veil = Number(getComputedStyle(element).opacity) * veilOf(element.parentElement);
    veils.set(element, veil);
    return veil;
  };
  const on = (text: string, ground: Colour, veil = 1) => {
    const [red, green, blue, alpha] = colourOf(text);
    return contrast(over([red, green, blue, alpha * veil], ground), ground);
  };

  /** What cannot be used just now may be paler. */
  const isSeen = (element: Element): boolean => {
    if (element.closest(spared ? `:disabled, ${spared}` : ':disabled')) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const saysSomething = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 24)}”`;

  const outcome: Outcome = { looks: 0, texts: 0, controls: 0, findings: [] };
  let look = '';
  const demand = (ratio: number, least: number, what: () => string) => {
    if (least === TEXT) outcome.texts += 1;
    else outcome.controls += 1;
    if (ratio >= least - 0.005) return;
    const told = what();
    const known = outcome.findings.find((finding) => finding.what === told);
    if (known) known.times += 1;
    else
      outcome.findings.push({
        what: told,
        ratio: Math.round(ratio * 100) / 100,
        least,
        firstIn: look,
        times: 1,
      });
  };

  const measureTexts = (elements: readonly Element[], state: string) => {
    for (const element of elements) {
      const told = () => `${state} ${nameOf(element)}`;
      if (saysSomething(element))
        demand(
          on(getComputedStyle(element).color, groundOf(element), veilOf(element)),
          TEXT,
          () => `text ${told()}`,
        );
      if (element instanceof HTMLInputElement && element.placeholder)
        demand(
          on(getComputedStyle(element, '::placeholder').color, groundOf(element)),
          TEXT,
          () => `placeholder ${told()}`,
        );
      if (!(element instanceof SVGSVGElement)) continue;
      // What is drawn within a filled shape stands on that shape.
      let ground = groundOf(element);
      const shapes = element.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse');
      // The icons of the set are lines of one colour.
      for (const shape of element.matches('.lucide') ? [...shapes].slice(0, 1) : shapes) {
        if (spared && shape.matches(spared)) continue;
        const { fill, stroke } = getComputedStyle(shape);
        if (stroke !== 'none') demand(on(stroke, ground, veilOf(shape)), GRAPHIC, () => `icon ${told()}`);
        if (fill === 'none') continue;
        demand(on(fill, ground, veilOf(shape)), GRAPHIC, () => `icon ${told()}`);
        ground = over(colourOf(fill), ground);
      }
    }
  };
  /** Boundaries by which something is told from what is around it: its own ground, its border or its outline. */
  const measureEdges = (elements: readonly Element[], state: string) => {
    // The open search takes the whole bar, whose edge is its own.
    const edged = 'input:not(.nd-search *), .badge, .nd-bar-badge, span.nd-avatar, .nd-gear > svg';
    for (const element of elements) {
      if (!element.matches(`${edged}, .nd-menu-link[aria-current="page"]`)) continue;
      const around = groundOf(element.parentElement);
      const style = getComputedStyle(element);
      const { outlineColor, outlineStyle } = style;
      const ways = [contrast(groundOf(element), around)];
      for (const [width, colour] of [
        [style.borderTopWidth, style.borderTopColor],
        [style.borderInlineStartWidth, style.borderInlineStartColor],
        [style.borderBlockEndWidth, style.borderBlockEndColor],
      ] as const)
        if (width !== '0px') ways.push(on(colour, around));
      if (outlineStyle !== 'none') ways.push(on(outlineColor, around));
      demand(Math.max(...ways), GRAPHIC, () => `edge ${state} of ${nameOf(element)}`);
    }
  };
  const measureRings = (controls: readonly Element[]) => {
    for (const control of controls) {
      if (control.matches('[aria-disabled]')) continue;
      const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const beside = Number.parseFloat(outlineOffset) < 0 ? control : control.parentElement;
      demand(
        isDrawn ? on(outlineColor, groundOf(beside)) : 0,
        GRAPHIC,
        () => `focus ring of ${nameOf(control)}`,
      );
    }
  };

  const repainted = () => {
    grounds = new Map();
    veils = new Map();
  };
  const measure = () => {
    repainted();
    const roots = [...document.querySelectorAll(areas)];
    const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]).filter(isSeen);
    const controls = elements.filter((element) =>
      element.matches('a[href], button, input, [role="menuitem"], [aria-disabled]'),
    );
    measureTexts(elements, 'resting');
    measureEdges(elements, 'resting');
    for (const state of ['hover', 'focus']) {
      for (const control of controls) control.setAttribute('data-state', state);
      repainted();
      const within = elements.filter((element) => element.closest('[data-state]') !== null);
      measureTexts(within, state);
      measureEdges(within, state);
      if (state === 'focus') measureRings(controls);
    }
    for (const control of controls) control.removeAttribute('data-state');
  };

  const key = localStorage.getItem('nephrodesk.lastSettings');
  if (!key) throw new Error('Nobody is signed in');
  const turn = (waited: number) =>
    waited < 20 ? Promise.resolve() : new Promise((done) => setTimeout(done));
  /** Whether the page shows what was asked for, as far as attributes tell. */
  const isWorn = ({ direction, theme, menuTheme, navbarType, navbarColor, layout }: Look) => {
    const [shell, menu, bar] = ['.nd-shell', '[data-menu]', '.nd-navbar'].map(
      (selector) => document.querySelector<HTMLElement>(selector)?.dataset,
    );
    const isVertical = layout === 'vertical';
    return (
      document.documentElement.dir === direction &&
      document.body.classList.contains('dark-layout') === (theme === 'dark') &&
      document.body.classList.contains('semi-dark-layout') === (theme === 'semi-dark') &&
      shell?.layout === layout &&
      menu?.menu === menuTheme &&
      (isVertical ? bar : menu)?.type === (navbarType === 'hidden' ? undefined : navbarType) &&
      (bar === undefined || bar.color === (isVertical && navbarType !== 'static' ? navbarColor : 'default'))
    );
  };
  for (const one of looks) {
    look = Object.values(one).join(' ');
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...one });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    for (let waited = 0; !isWorn(one); waited += 1) {
      if (waited > 200) throw new Error(`Not dressed: ${look}`);
      await turn(waited);
    }
    measure();
    outcome.looks += 1;
  }
  return outcome;
}
