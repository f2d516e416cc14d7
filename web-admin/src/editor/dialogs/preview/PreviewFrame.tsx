import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import classes from './Preview.module.css'

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Attributes set by user interaction, such as an opened `details`. */
const PRESERVED_ATTRIBUTES: ReadonlySet<string> = new Set(['open'])

function patchAttributes(current: Element, fresh: Element): void {
  for (const name of current.getAttributeNames())
    if (!fresh.hasAttribute(name) && !PRESERVED_ATTRIBUTES.has(name)) current.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
}

function patchChildren(current: Element, fresh: Element): void {
  const freshNodes = [...fresh.childNodes]
  while (current.childNodes.length > freshNodes.length) current.lastChild?.remove()
  for (const [index, node] of freshNodes.entries()) {
    const existing = current.childNodes[index]
    if (existing) patchNode(existing, node)
    else current.append(current.ownerDocument.importNode(node, true))
  }
}

/** Recursively syncs a node. Equal nodes stay untouched, so images do not flicker. */
function patchNode(current: ChildNode, fresh: Node): void {
  if (current.isEqualNode(fresh)) return
  if (!isElement(current) || !isElement(fresh) || current.tagName !== fresh.tagName) {
    current.replaceWith(fresh.cloneNode(true)) // cloning adopts a node of the other document
    return
  }
  patchAttributes(current, fresh)
  patchChildren(current, fresh)
}

/** Updates a document to match new HTML, keeping scroll position and opened elements. */
function patchDocument(current: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  patchAttributes(current.documentElement, fresh.documentElement)
  patchNode(current.body, fresh.body)
}

interface Props {
  html: string
  css: string
  title: string
  /** In CSS pixels; scaled down to fit the container. */
  width: number
  /** Called with the frame's document after each update. */
  onShow?: ((page: Document) => void) | undefined
  onClick?: ((target: EventTarget | null) => void) | undefined
}

/** Shortcuts of the screen work while the focus is in the frame. */
const forwardKey = (event: KeyboardEvent) => {
  if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
}

/** A function replacement keeps `$` patterns in the CSS literal. */
const withStyle = (html: string, css: string) => html.replace('</head>', () => `<style>${css}</style></head>`)

/** Blocks links in the frame except anchors within the page. */
function keepOnPage(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

function useContainerSize() {
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { container, size }
}

/** Sandboxed iframe without scripts. Patched after the first load, so it keeps its scroll position. */
export function PreviewFrame({ html, css, title, width, onShow, onClick }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  const latest = useRef(html)
  const click = useRef(onClick)
  const [initialHtml] = useState(() => withStyle(html, css))
  const { container, size } = useContainerSize()
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  const show = useCallback(
    (fresh: string) => {
      const page = frame.current?.contentDocument
      if (!page) return
      patchDocument(page, fresh)
      onShow?.(page)
    },
    [onShow],
  )
  useEffect(() => {
    click.current = onClick
  }, [onClick])
  useEffect(() => {
    latest.current = html
    if (isLoaded.current) show(html)
  }, [html, show])
  return (
    <div ref={container} className={classes['room']}>
      <div className={classes['device']} style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={initialHtml}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={() => {
            isLoaded.current = true
            const page = frame.current?.contentDocument
            page?.addEventListener('click', keepOnPage)
            page?.addEventListener('click', ({ target }) => click.current?.(target))
            page?.addEventListener('keydown', forwardKey)
            show(latest.current)
          }}
        />
      </div>
    </div>
  )
}
