/** Icons that are called so, or were once; what is typed may have spaces where a name has hyphens. */
export function iconsFound(
  icons: Readonly<Record<string, { readonly aliases?: readonly string[] }>>,
  names: readonly string[],
  text: string,
): string[] {
  const parts = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return names.filter((name) => {
    const called = [name, ...(icons[name]?.aliases ?? [])];
    return called.some((one) => parts.every((part) => one.includes(part)));
  });
}

/** How an icon is imported, under the name that components have. */
export function importOf(name: string): string {
  const own = name.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  return `import ${own} from 'lucide-react/icons/${name}';`;
}
