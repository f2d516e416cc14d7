import { useEffect, useState } from 'react'

/** Where in the window people read, as a part of its height from the top; a section begins to count when it has come so far up. */
const READ_AT = 0.3

/** The section that is being read: the last one whose beginning is above the line; undefined before the first one. */
const sectionAt = (targets: readonly HTMLElement[]): string | undefined =>
  targets.findLast((target) => target.getBoundingClientRect().top <= window.innerHeight * READ_AT)?.id

/** The anchor of the section that is being read; undefined before any of them, and without script. */
export function useCurrentSection(sections: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const anchors = sections.map(({ anchor }) => anchor).join(' ')
  useEffect(() => {
    const targets = anchors
      .split(' ')
      .map((anchor) => document.getElementById(anchor))
      .filter((target) => target !== null)
    // the observer says when the line is passed; where everything stands then is asked anew, for a jump passes several at once
    const observer = new IntersectionObserver(() => setCurrent(sectionAt(targets)), {
      rootMargin: `-${READ_AT * 100}% 0px -${(1 - READ_AT) * 100}% 0px`,
    })
    for (const target of targets) observer.observe(target)
    return () => observer.disconnect()
  }, [anchors])
  return current
}
