import { useLayoutEffect, type RefObject } from 'react'
import { isPagePath, localLink } from '@flou/shared/locale.ts'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useContentLanguage } from '../../form/FormContext.ts'
import type { RichEditor } from '../document/editor.ts'
import { removeLink, type LinkedText } from '../document/links.ts'
import { Tool } from '../Tool.tsx'
import classes from './Links.module.css'

/** Returns the public URL of a link; undefined for anchors on the same page. */
function useLinkUrl(href: string): string | undefined {
  const origin = useSiteOrigin()
  const language = useContentLanguage()
  if (href.startsWith('#')) return undefined
  return isPagePath(href) && origin !== undefined ? origin + localLink(href, language) : href
}

const GAP_PX = 4

function positionBubble(bubble: HTMLElement, { view }: RichEditor, { from, to }: LinkedText) {
  const box = bubble.offsetParent
  if (!box) return
  const boxRect = box.getBoundingClientRect()
  const start = view.coordsAtPos(from)
  const end = view.coordsAtPos(to, -1)
  const left = start.bottom === end.bottom ? start.left : boxRect.left
  const most = boxRect.width - bubble.offsetWidth - 8
  bubble.style.left = `${Math.max(8, Math.min(left - boxRect.left, most))}px`
  bubble.style.top = `${Math.min(end.bottom - boxRect.top, boxRect.height) + GAP_PX}px`
}

interface Props {
  editor: RichEditor
  link: LinkedText
  bubble: RefObject<HTMLDivElement | null>
  onEdit: () => void
}

export function LinkBubble({ editor, link, bubble, onEdit }: Props) {
  const t = useTextsOf(richTexts)
  const url = useLinkUrl(link.href)
  useLayoutEffect(() => {
    const follow = () => bubble.current && positionBubble(bubble.current, editor, link)
    follow()
    const stop = new AbortController()
    window.addEventListener('resize', follow, { signal: stop.signal })
    document.addEventListener('scroll', follow, { capture: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [bubble, editor, link])
  return (
    <div ref={bubble} role="group" aria-label={t('rich.linkTools')} className={classes.bubble}>
      {url === undefined ? (
        <span>{link.href}</span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('rich.linkOpen', { href: link.href })}
          title={t('rich.linkOpen', { href: link.href })}
        >
          {link.href}
        </a>
      )}
      <Tool label={t('rich.linkEdit')} icon="edit" onClick={onEdit} />
      <Tool label={t('rich.linkRemove')} icon="trash" onClick={() => editor.run(removeLink)} />
    </div>
  )
}
