import { ActionIcon } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../texts/useText.ts'
import { Icon } from './Icon.tsx'
import classes from './ScrollButtons.module.css'

/** The way to the bottom: what follows at its end is off as soon as another way begins. */
let following = new AbortController()

function scrollTo(top: number): void {
  following.abort()
  window.scrollTo({ top, behavior: 'smooth' })
}

const bottom = () => document.documentElement.scrollHeight

/** Parts of a form are drawn as they come near: what grew on the way is gone after, too. */
function scrollToBottom(): void {
  scrollTo(bottom())
  const way = new AbortController()
  following = way
  const given = { once: true, passive: true, signal: way.signal }
  window.addEventListener('scrollend', () => window.scrollTo({ top: bottom() }), given)
  // who moves by hand meanwhile goes elsewhere
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, () => way.abort(), given)
}

/** So long the buttons stay after the last scroll where they would cover what stands behind them; milliseconds. */
const STAYS = 2_500

/** Marks an element while the page is scrolled, and a little longer. */
function useScrolledMark() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = () => {
      clearTimeout(timer)
      ref.current?.setAttribute('data-scrolled', '')
      timer = setTimeout(() => ref.current?.removeAttribute('data-scrolled'), STAYS)
    }
    window.addEventListener('scroll', mark, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', mark)
    }
  }, [])
  return ref
}

/** To the top and the bottom of a long form (spec §2, add and edit pages). On a phone, where they cover part of it, only while one scrolls. */
export function ScrollButtons() {
  const t = useText()
  const ref = useScrolledMark()
  return (
    <div ref={ref} className={classes.buttons}>
      <ActionIcon variant="default" size="lg" aria-label={t('shell.toTop')} onClick={() => scrollTo(0)}>
        <Icon name="up" />
      </ActionIcon>
      <ActionIcon variant="default" size="lg" aria-label={t('shell.toBottom')} onClick={scrollToBottom}>
        <Icon name="down" />
      </ActionIcon>
    </div>
  )
}
