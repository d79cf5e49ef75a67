// The part of react-popper that reactstrap calls. The published 2.3.0 stops at React 18, and its Manager
// loses the reference node when StrictMode runs effects twice; here the node is plain state.
import { createPopper } from '@popperjs/core';
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const ReferenceNode = createContext(null);
const SetReferenceNode = createContext(undefined);
const NO_MODIFIERS = [];

function assignRef(ref, node) {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

export function Manager({ children }) {
  const [node, setNode] = useState(null);
  return createElement(
    ReferenceNode.Provider,
    { value: node },
    createElement(SetReferenceNode.Provider, { value: setNode }, children),
  );
}

export function Reference({ children, innerRef }) {
  const setNode = useContext(SetReferenceNode);
  const ref = useCallback(
    (node) => {
      assignRef(innerRef, node);
      setNode?.(node);
    },
    [innerRef, setNode],
  );
  const render = Array.isArray(children) ? children[0] : children;
  return render({ ref });
}

/** Popper positions by itself; React must render the styles, so they are copied into state in the write phase. */
function stateModifier(onState) {
  return {
    name: 'copyToReactState',
    enabled: true,
    phase: 'write',
    requires: ['computeStyles'],
    fn: ({ state }) => onState(state),
  };
}

export function Popper({
  placement = 'bottom',
  strategy = 'absolute',
  modifiers = NO_MODIFIERS,
  referenceElement,
  onFirstUpdate,
  innerRef,
  children,
}) {
  const managed = useContext(ReferenceNode);
  const reference = referenceElement ?? managed;
  const [popper, setPopper] = useState(null);
  const [arrow, setArrow] = useState(null);
  const [computed, setComputed] = useState(null);
  const instance = useRef(null);
  const modifiersKey = JSON.stringify(modifiers);

  useLayoutEffect(() => {
    if (!reference || !popper) return undefined;
    let alive = true;
    const onState = (state) => {
      const snapshot = {
        popper: { ...state.styles.popper },
        arrow: { ...state.styles.arrow },
        placement: state.placement,
        hide: state.modifiersData.hide,
      };
      queueMicrotask(() => {
        if (alive) setComputed(snapshot);
      });
    };
    instance.current = createPopper(reference, popper, {
      placement,
      strategy,
      onFirstUpdate,
      modifiers: [
        ...modifiers,
        { name: 'arrow', enabled: arrow !== null, options: { element: arrow } },
        { name: 'applyStyles', enabled: false },
        stateModifier(onState),
      ],
    });
    return () => {
      alive = false;
      instance.current?.destroy();
      instance.current = null;
    };
    // The modifiers are compared by content: reactstrap builds a new array on each render.
  }, [reference, popper, arrow, placement, strategy, modifiersKey]);

  const ref = useCallback(
    (node) => {
      assignRef(innerRef, node);
      setPopper(node);
    },
    [innerRef],
  );

  return children({
    ref,
    style: computed?.popper ?? { position: strategy, left: '0', top: '0' },
    placement: computed?.placement ?? placement,
    hasPopperEscaped: computed?.hide?.hasPopperEscaped ?? null,
    isReferenceHidden: computed?.hide?.isReferenceHidden ?? null,
    update: async () => instance.current?.update(),
    forceUpdate: () => instance.current?.forceUpdate(),
    arrowProps: { style: computed?.arrow ?? { position: 'absolute' }, ref: setArrow },
  });
}
