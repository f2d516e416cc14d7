import sanitizeHtml from 'sanitize-html'

/** No scripts, foreignObject, links or animations that could change one. */
const ELEMENTS = `
svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image marker
linearGradient radialGradient stop pattern clipPath mask style switch view
filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`
  .trim()
  .split(/\s+/)

/** Excludes event handlers; includes `xmlns` and prefixed names. */
const ATTRIBUTES = [/^(?!on)[a-z][\w:.-]*$/i]
const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i

/** `url()` may only reference the drawing itself. */
const isHarmlessStyle = (css: string): boolean =>
  !/[\\<]|@import|expression|javascript:|behavior|-moz-binding/i.test(css) &&
  !/url\s*\(\s*(?!['"]?#)/i.test(css)

function isHarmless(element: string, name: string, value: string): boolean {
  const bare = name.toLowerCase().replace(/^.*:/, '')
  if (bare === 'href' || bare === 'src')
    return value.startsWith('#') || (element === 'image' && PICTURE_DATA.test(value))
  if (name.toLowerCase().startsWith('xmlns')) return /^https?:\/\/[\w./#-]*$/.test(value)
  return isHarmlessStyle(value)
}

const harmlessOnly = (tagName: string, attribs: Record<string, string>) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => isHarmless(tagName, name, value)),
  ),
})

/**
 * Removes scripts, event handlers, foreign objects and external references. Undefined if no drawing remains.
 */
export function cleanSvg(text: string): string | undefined {
  // Drops declarations before the root, whose entities are dangerous.
  const root = text.slice(Math.max(0, text.search(/<svg[\s>]/)))
  const clean = sanitizeHtml(root, {
    allowedTags: ELEMENTS,
    // sanitize-html 2.11+ supports patterns here, but its types do not.
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nonTextTags: ['script', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe'],
    allowedSchemes: ['data', 'http', 'https'],
    exclusiveFilter: ({ tag, text: css }) => tag === 'style' && !isHarmlessStyle(css),
    transformTags: {
      '*': (name, attribs) => {
        const { tagName, attribs: harmless } = harmlessOnly(name, attribs)
        return {
          tagName,
          attribs: Object.fromEntries(
            Object.entries(harmless).filter(([attribute]) =>
              ATTRIBUTES.some((pattern) => pattern.test(attribute)),
            ),
          ),
        }
      },
    },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  }).trim()
  return /^<svg[\s>]/.test(clean) ? withNamespace(clean) : undefined
}

const withNamespace = (svg: string) =>
  /^<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')

/** Pixels from attributes or `viewBox`; 0 if unknown. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const stated = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? 0)
  const [, , boxWidth = 0, boxHeight = 0] = (/\sviewBox="([^"]*)"/.exec(root)?.[1] ?? '')
    .split(/[\s,]+/)
    .map((value) => Number(value) || 0)
  return {
    width: Math.round(stated('width') || boxWidth),
    height: Math.round(stated('height') || boxHeight),
  }
}
