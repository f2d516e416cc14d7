import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { patchDocument } from './patchDocument.ts'
import classes from './Preview.module.css'

interface Props {
  html: string
  css: string
  title: string
  /** In CSS pixels; scaled down to fit the container. */
  width: number
}

/** A function replacement keeps `$` patterns in the CSS literal. */
const withStyle = (html: string, css: string) => html.replace('</head>', () => `<style>${css}</style></head>`)

/** Blocks links in the frame except anchors within the page. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

function patchFrame(frame: HTMLIFrameElement | null, html: string): void {
  if (frame?.contentDocument) patchDocument(frame.contentDocument, html)
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
export function PreviewFrame({ html, css, title, width }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isLoaded = useRef(false)
  const latest = useRef(html)
  const [initialHtml] = useState(() => withStyle(html, css))
  const { container, size } = useContainerSize()
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  useEffect(() => {
    latest.current = html
    if (isLoaded.current) patchFrame(frame.current, html)
  }, [html])
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
            frame.current?.contentDocument?.addEventListener('click', onClick)
            patchFrame(frame.current, latest.current)
          }}
        />
      </div>
    </div>
  )
}
