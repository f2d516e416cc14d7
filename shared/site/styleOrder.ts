/** File name prefixes of style sheets (web-public/bundle/chunks.ts), base layers first. */
const LAYERS = [/(?:^|\/)shell-/, /(?:^|\/)block-/, /(?:^|\/)area-/]

const layerOf = (file: string) => {
  const index = LAYERS.findIndex((layer) => layer.test(file))
  return index === -1 ? LAYERS.length : index
}

/** Sorts style sheets by cascade: base layers first. The bundler lists a page's own sheets first. */
export const inStyleOrder = (files: readonly string[]): string[] =>
  [...new Set(files)].toSorted((one, other) => layerOf(one) - layerOf(other))
