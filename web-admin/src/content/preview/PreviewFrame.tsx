import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { patchDocument } from './patchDocument.ts'
import classes from './Preview.module.css'

interface Props {
  html: string
  /** The site's style. */
  css: string
  title: string
  /** Width of the page in CSS pixels; it is scaled down where there is less room. */
  width: number
}

/** Marks of `$` in the style must not be read as places of the replaced text. */
const withStyle = (html: string, css: string) => html.replace('</head>', () => `<style>${css}</style></head>`)

/** Links lead nowhere: the frame shows one page. Places within it are reached as usual. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

function bring(frame: HTMLIFrameElement | null, html: string): void {
  if (frame?.contentDocument) patchDocument(frame.contentDocument, html)
}

function useRoom() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, size }
}

/**
 * A page in a frame in which no script can run (docs/decisions, previews). It is loaded once and then patched, so that it keeps its
 * scroll position while one types.
 */
export function PreviewFrame({ html, css, title, width }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  const latest = useRef(html)
  const [first] = useState(() => withStyle(html, css))
  const { room, size } = useRoom()
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  useEffect(() => {
    latest.current = html
    if (isLoaded.current) bring(frame.current, html)
  }, [html])
  return (
    <div ref={room} className={classes['room']}>
      <div className={classes['device']} style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={first}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={() => {
            isLoaded.current = true
            frame.current?.contentDocument?.addEventListener('click', onClick)
            bring(frame.current, latest.current)
          }}
        />
      </div>
    </div>
  )
}
