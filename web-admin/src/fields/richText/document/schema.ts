import { Schema, type MarkSpec, type NodeSpec } from '@tiptap/pm/model'
import { tableNodes } from '@tiptap/pm/tables'
import { SAFE_LINK } from './normalizeLink.ts'
import { isRecordKey } from '@flou/shared/content/fields/richTextReferences.ts'

/** Library pictures only; the server removes all others. */
const LIBRARY_PICTURE = /^\/media\//

const block = (spec: NodeSpec): NodeSpec => ({ group: 'block', defining: true, ...spec })
const attribute = (dom: HTMLElement, name: string) => dom.getAttribute(name)
const present = (attrs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined))

/** The page title is the only h1; levels below the fourth become the fourth. */
const LEVEL_OF_TAG = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const
const heading = block({
  content: 'inline*',
  attrs: { level: { default: 2 } },
  parseDOM: Object.entries(LEVEL_OF_TAG).map(([tag, level]) => ({ tag, attrs: { level } })),
  toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
})

const isInLibrary = (dom: HTMLElement): boolean => LIBRARY_PICTURE.test(attribute(dom, 'src') ?? '')

const pictureAttributes = (dom: HTMLElement) => ({
  alt: attribute(dom, 'alt') ?? '',
  'data-decorative': attribute(dom, 'data-decorative'),
  ...(isInLibrary(dom)
    ? {
        src: attribute(dom, 'src'),
        title: attribute(dom, 'title'),
        width: attribute(dom, 'width'),
        height: attribute(dom, 'height'),
        'data-media': attribute(dom, 'data-media'),
      }
    : { 'data-upload': attribute(dom, 'data-upload') }),
})
const isKnownPicture = (dom: HTMLElement): boolean => isInLibrary(dom) || dom.hasAttribute('data-upload')

const picture: NodeSpec = {
  group: 'block',
  draggable: true,
  attrs: {
    src: { default: null },
    alt: { default: '' },
    title: { default: null },
    width: { default: null },
    height: { default: null },
    'data-media': { default: null },
    'data-decorative': { default: null },
    // upload id until the file is in the library; the server rejects such pictures
    'data-upload': { default: null },
    caption: { default: '' },
  },
  parseDOM: [
    {
      tag: 'figure',
      getAttrs: (dom) => {
        const image = dom.querySelector('img')
        const caption = dom.querySelector('figcaption')?.textContent.trim() ?? ''
        return image !== null && isKnownPicture(image) && { ...pictureAttributes(image), caption }
      },
    },
    { tag: 'img', getAttrs: (dom) => isKnownPicture(dom) && pictureAttributes(dom) },
    { tag: 'img', ignore: true },
  ],
  // `data-upload` comes first: `pendingTexts` searches for it
  toDOM: ({ attrs: { 'data-upload': upload, caption, ...attrs } }) => {
    const image = ['img', present({ 'data-upload': upload, ...attrs })] as const
    return caption === '' ? image : ['figure', image, ['figcaption', String(caption)]]
  },
}

const orderedList = block({
  content: 'list_item+',
  attrs: { start: { default: 1 } },
  parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: Number(attribute(dom, 'start') ?? 1) }) }],
  toDOM: ({ attrs }) => ['ol', attrs['start'] === 1 ? {} : { start: attrs['start'] }, 0],
})

const align = {
  default: null,
  getFromDOM: (dom: HTMLElement) => {
    const value = attribute(dom, 'data-align') ?? dom.style.textAlign
    return value === 'right' ? value : null
  },
  setDOMAttr: (value: unknown, attrs: Record<string, unknown>) => {
    if (value !== null) attrs['data-align'] = value
  },
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading,
  blockquote: block({ content: 'block+', parseDOM: [{ tag: 'blockquote' }], toDOM: () => ['blockquote', 0] }),
  callout: block({
    content: 'block+',
    attrs: { tone: { default: 'info' } },
    parseDOM: [
      {
        tag: 'aside',
        getAttrs: (dom) => ({ tone: attribute(dom, 'data-tone') === 'warning' ? 'warning' : 'info' }),
      },
    ],
    toDOM: ({ attrs }) => ['aside', { 'data-tone': attrs['tone'] }, 0],
  }),
  bullet_list: block({ content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] }),
  ordered_list: orderedList,
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  code_block: block({
    content: 'text*',
    marks: '',
    code: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  }),
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  picture,
  ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: { align } }),
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>

const marks = {
  link: {
    inclusive: false,
    // target record as `type#id`; the link follows the record
    attrs: {
      href: {},
      target: { default: null },
      'data-record': { default: null },
      'data-button': { default: null },
    },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = attribute(dom, 'href') ?? ''
          const target = attribute(dom, 'target') === '_blank' ? '_blank' : null
          const record = attribute(dom, 'data-record') ?? ''
          return (
            SAFE_LINK.test(href) && {
              href,
              target,
              'data-record': isRecordKey(record) ? record : null,
              'data-button': dom.hasAttribute('data-button') ? 'true' : null,
            }
          )
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', present(attrs), 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps whole documents in a `b` that is not bold
      { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d{2})$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  },
  code: { excludes: '_', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  sub: {
    excludes: 'sup',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: () => ['sub', 0],
  },
  sup: {
    excludes: 'sub',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: () => ['sup', 0],
  },
} as const satisfies Record<string, MarkSpec>

/** Rich text schema. A paste loses everything else, and the server sanitises again on save. */
export const schema = new Schema({ nodes, marks })
