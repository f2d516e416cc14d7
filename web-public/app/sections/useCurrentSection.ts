import { useEffect, useState } from 'react'

/** Reading position as a fraction of the viewport height. */
const READ_AT = 0.3

const sectionAt = (targets: readonly HTMLElement[]): string | undefined =>
  targets.findLast((target) => target.getBoundingClientRect().top <= window.innerHeight * READ_AT)?.id

/** Returns the current section's anchor; undefined above the first, and without script. */
export function useCurrentSection(sections: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const anchors = sections.map(({ anchor }) => anchor).join(' ')
  useEffect(() => {
    const targets = anchors
      .split(' ')
      .map((anchor) => document.getElementById(anchor))
      .filter((target) => target !== null)
    // recomputes from positions, because a jump passes several sections
    const observer = new IntersectionObserver(() => setCurrent(sectionAt(targets)), {
      rootMargin: `-${READ_AT * 100}% 0px -${(1 - READ_AT) * 100}% 0px`,
    })
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
  }, [anchors])
  return current
}
