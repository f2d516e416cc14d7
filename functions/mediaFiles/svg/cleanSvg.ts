import sanitizeHtml from 'sanitize-html'

/** Elements that draw. No script, no foreignObject, no animation that could change a link, no links. */
const ELEMENTS = `
svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image marker
linearGradient radialGradient stop pattern clipPath mask style switch view
filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`
  .trim()
  .split(/\s+/)

/** A name that is no event handler; `xmlns` and prefixed ones included. */
const ATTRIBUTES = [/^(?!on)[a-z][\w:.-]*$/i]
const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i

/** Style text that loads nothing and hides nothing: `url()` may point into the drawing only. */
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
 * A drawing without anything that runs or loads: scripts, event handlers, foreign objects, external references.
 * Undefined where nothing that draws is left or the text is no drawing.
 */
export function cleanSvg(text: string): string | undefined {
  // declarations before the root are not needed, and entities in them are a danger of their own
  const root = text.slice(Math.max(0, text.search(/<svg[\s>]/)))
  const clean = sanitizeHtml(root, {
    allowedTags: ELEMENTS,
    // entries that are patterns are allowed by sanitize-html 2.11+; its types do not say so
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    nonTextTags: ['script', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe'],
    allowedSchemes: ['data', 'http', 'https'],
    exclusiveFilter: ({ tag, text: css }) => tag === 'style' && !isHarmlessStyle(css),
    transformTags: {
      '*': (name, attribs) => {
        const { tagName, attribs: kept } = harmlessOnly(name, attribs)
        return {
          tagName,
          attribs: Object.fromEntries(
            Object.entries(kept).filter(([attribute]) =>
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

/** Without its namespace a browser does not draw it. */
const withNamespace = (svg: string) =>
  /^<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')

/** Width and height in pixels as the drawing states them, by `viewBox` where it does not; 0 where unknown. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const stated = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? 0)
  const [, , boxWidth = 0, boxHeight = 0] = (/\sviewBox="([^"]*)"/.exec(root)?.[1] ?? '')
    .split(/[\s,]+/)
    .map((part) => Number(part) || 0)
  return {
    width: Math.round(stated('width') || boxWidth),
    height: Math.round(stated('height') || boxHeight),
  }
}
