/** What the bundler's names of style sheets begin with (web-public/bundle/chunks.ts), from what is built upon to what builds upon it. */
const LAYERS = [/(?:^|\/)shell-/, /(?:^|\/)block-/, /(?:^|\/)area-/]

const layerOf = (file: string) => {
  const index = LAYERS.findIndex((layer) => layer.test(file))
  return index === -1 ? LAYERS.length : index
}

/**
 * The public site's style sheets, each once, with those first whose rules others overrule: what names them has a page's own before what
 * it uses. Sheets of one layer overrule no rules of each other.
 * @param files their names or paths
 */
export const inStyleOrder = (files: readonly string[]): string[] =>
  [...new Set(files)].toSorted((one, other) => layerOf(one) - layerOf(other))
