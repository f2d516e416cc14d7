import { cookiesToRemove, isAllowed, type Decision } from '@flou/shared/visits/consent.ts'
import type { Service } from '@flou/shared/visits/services.ts'

const loading = new Map<string, Promise<void>>()

/** Loads a service's script once; rejects on failure, then the next call retries. */
export function loadService({ scriptUrl }: Pick<Service, 'scriptUrl'>): Promise<void> {
  const existing = loading.get(scriptUrl)
  if (existing) return existing
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

/** Deletes a cookie on this host and all parent domains. */
function removeCookie(name: string): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * Removes cookies used only by disallowed services.
 * @returns true if such a service is running, which requires a reload
 */
export function removeDisallowed(services: readonly Service[], decision: Decision): boolean {
  const disallowed = services.filter(({ category }) => !isAllowed(category, decision))
  const allowedCookies = new Set(
    services.filter((one) => !disallowed.includes(one)).flatMap(({ cookies }) => cookies),
  )
  const patterns = disallowed
    .flatMap(({ cookies }) => cookies)
    .filter((pattern) => !allowedCookies.has(pattern))
  for (const name of cookiesToRemove(document.cookie, patterns)) removeCookie(name)
  return disallowed.some(({ scriptUrl }) => loading.has(scriptUrl))
}
