import { cookiesToRemove, isAllowed, type Decision } from '@flou/shared/site/consent.ts'
import type { Service } from '@flou/shared/content/services.ts'

/** Scripts of this document by address: each is loaded once. */
const loading = new Map<string, Promise<void>>()

/** Loads a service's script into the page. Rejects where it does not come; the next call asks again. */
export function loadService({ scriptUrl }: Pick<Service, 'scriptUrl'>): Promise<void> {
  const known = loading.get(scriptUrl)
  if (known) return known
  const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loading.delete(scriptUrl)
      script.remove()
      reject(new Error(`${scriptUrl} does not load`))
    })
  })
  loading.set(scriptUrl, loaded)
  document.head.append(script)
  return loaded
}

/** Ends a cookie on this host and on every domain above it, where a service may have set it. */
function removeCookie(name: string): void {
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * Removes the cookies of services that are not allowed (any more), but for those that an allowed one sets, too.
 * @returns true where such a service runs in this document, which then has to be loaded anew
 */
export function removeDisallowed(services: readonly Service[], decision: Decision): boolean {
  const left = services.filter(({ category }) => !isAllowed(category, decision))
  const kept = new Set(services.filter((one) => !left.includes(one)).flatMap(({ cookies }) => cookies))
  const patterns = left.flatMap(({ cookies }) => cookies).filter((pattern) => !kept.has(pattern))
  for (const name of cookiesToRemove(document.cookie, patterns)) removeCookie(name)
  return left.some(({ scriptUrl }) => loading.has(scriptUrl))
}
