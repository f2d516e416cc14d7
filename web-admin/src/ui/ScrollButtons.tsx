import { ActionIcon } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useText } from '../core/texts/useText.ts'
import { Icon } from './Icon.tsx'
import classes from './ScrollButtons.module.css'

let currentScroll = new AbortController()

function scrollTo(top: number): void {
  currentScroll.abort()
  window.scrollTo({ top, behavior: 'smooth' })
}

const bottom = () => document.documentElement.scrollHeight

/** Lazy form sections grow while scrolling, so it scrolls again at the end. */
function scrollToBottom(): void {
  scrollTo(bottom())
  const controller = new AbortController()
  currentScroll = controller
  const listenerOptions = { once: true, passive: true, signal: controller.signal }
  window.addEventListener('scrollend', () => window.scrollTo({ top: bottom() }), listenerOptions)
  // manual scrolling cancels it
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, () => controller.abort(), listenerOptions)
}

/** How long the buttons stay after the last scroll on phones; milliseconds. */
const VISIBLE_MS = 2_500

function useScrolledAttribute() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const markScrolled = () => {
      clearTimeout(timer)
      ref.current?.setAttribute('data-scrolled', '')
      timer = setTimeout(() => ref.current?.removeAttribute('data-scrolled'), VISIBLE_MS)
    }
    window.addEventListener('scroll', markScrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', markScrolled)
    }
  }, [])
  return ref
}

export function ScrollButtons() {
  const t = useText()
  const ref = useScrolledAttribute()
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
