import { useEffect, useState } from 'react'

/** Part of the window's height, from its top, in which a section counts as the one that is read. */
const READ_AT = '-20% 0px -70% 0px'

/** The anchor of the section that is being read; undefined before any of them, and without script. */
export function useCurrentSection(sections: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const anchors = sections.map(({ anchor }) => anchor).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: READ_AT },
    )
    for (const anchor of anchors.split(' ')) {
      const target = document.getElementById(anchor)
      if (target) observer.observe(target)
    }
    return () => observer.disconnect()
  }, [anchors])
  return current
}
