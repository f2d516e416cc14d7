;(() => {
  // Stands at the end of every page, the same bytes everywhere. Decides when to hydrate; knows nothing of React.
  const doc = document
  const boot = JSON.parse(doc.getElementById('rr')!.textContent) as {
    entry: string
    preload: string[]
    shell: string
    data: string
  }
  const types = ['pointerdown', 'keydown', 'focusin', 'click', 'submit']
  // what works without script is left to the browser, always
  const native =
    'a[href],area[href],summary,label,input,select,textarea,option,[popovertarget],[commandfor],[type=submit],button:not([type])'
  let held: { release: () => void; replay: () => void }[] = []

  const rememberLanguage = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-language]')
    const language = link?.dataset['language']
    if (!link || !language) return
    doc.cookie = `i18n_redirected=${language}; path=/; max-age=31536000; samesite=lax`
    try {
      localStorage.setItem('auth.language', language)
      localStorage.setItem('languageID', language === 'en' ? '1' : '0')
    } catch {
      // storage may be forbidden: the cookie is enough
    }
    // the document names the same page without them, because it is the same for every visitor
    link.search = location.search
    link.hash = location.hash
    doc.dispatchEvent(new CustomEvent('language-switch', { detail: language, bubbles: true }))
  }
  doc.addEventListener('click', rememberLanguage, true)

  const whenIdle = (work: () => void, timeout: number) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work, 300)

  // what is below the first screen (styles/firstScreen.css): all of it before anybody moves the page, else a part whenever nothing else is done
  const layOutAll = () => void delete doc.documentElement.dataset['firstScreen']
  const layOutRest = (parts: HTMLElement[]) => {
    const next = parts.shift()
    if (!next || !('firstScreen' in doc.documentElement.dataset)) layOutAll()
    else {
      next.dataset['laidOut'] = ''
      whenIdle(() => layOutRest(parts), 1000)
    }
  }
  // a carousel reports scrolling as soon as it is laid out: captured, that would count as the page's
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    doc.addEventListener(type, layOutAll, { capture: type !== 'scroll', once: true, passive: true })

  const stopHolding = () => {
    for (const type of types) doc.removeEventListener(type, early, true)
    const all = held
    held = []
    for (const one of all) one.release()
    return all
  }
  const hydrated = () => {
    const all = stopHolding()
    delete doc.documentElement.dataset['plain']
    for (const one of all) one.replay()
    layOutRest([
      ...doc.querySelectorAll<HTMLElement>('main>section,main>div>section,main~section,main~footer'),
    ])
  }
  // the assets are gone or the network is: stay a working document, hand forms to the browser
  const failed = () => {
    const all = stopHolding()
    doc.documentElement.dataset['plain'] = ''
    layOutAll()
    for (const one of all) if ('submit' in one) one.replay()
  }

  function holdClick(event: Event, target: Element) {
    const button =
      !event.defaultPrevented &&
      !target.closest(native) &&
      target.closest<HTMLElement>('button,[role=button],[role=tab],[data-replay]')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    button.setAttribute('aria-busy', 'true')
    held.push({
      release: () => button.removeAttribute('aria-busy'),
      replay: () => button.isConnected && button.click(),
    })
  }
  function holdSubmit(event: Event, form: HTMLFormElement) {
    if (form.closest('[data-native]')) return
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    held.push(
      Object.assign(
        { release: () => {}, replay: () => form.isConnected && form.requestSubmit(submitter) },
        { submit: true },
      ),
    )
  }
  function early(event: Event) {
    const target = event.target as Element
    // a document is about to load: do not compete with it
    if (!target.closest || (event.type !== 'keydown' && target.closest('a[href]'))) return
    if (event.type === 'click') holdClick(event, target)
    if (event.type === 'submit') holdSubmit(event, target as HTMLFormElement)
    start()
  }

  // what hydration needs, asked for in this order
  const asking: (() => void)[] = []
  const fillQueue = () => {
    for (const href of boot.preload)
      asking.push(() =>
        doc.head.append(Object.assign(doc.createElement('link'), { rel: 'modulepreload', href })),
      )
    // beside the scripts, which ask for them in the same way
    for (const file of [boot.shell, boot.data])
      asking.push(() => void fetch(file, { cache: 'force-cache' }).catch(() => {}))
    asking.push(() => void import(/* @vite-ignore */ boot.entry).catch(failed))
  }
  const ask = () => asking.shift()?.()
  const start = () => {
    while (asking.length > 0) ask()
  }
  // nobody waits: a task for each, for together they keep a slow phone from answering for 80 ms
  const startSlowly = () => {
    for (const _ of asking) setTimeout(ask)
  }

  const startWhenIdle = () => void whenIdle(startSlowly, 3000)
  // painted for certain: the browser's own entry, where it reports one; else two frames
  const whenPainted = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
      requestAnimationFrame(() => requestAnimationFrame(startWhenIdle))
      return
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      startWhenIdle()
    })
    observer.observe({ type: 'paint', buffered: true })
  }
  if (boot.entry === '') {
    failed()
    return
  }
  fillQueue()
  for (const type of types) doc.addEventListener(type, early, true)
  doc.addEventListener('app:hydrated', hydrated, { once: true })
  // hydration has not been given up, but may be far off
  doc.addEventListener('app:waiting', failed)
  if (doc.readyState === 'complete') whenPainted()
  else window.addEventListener('load', whenPainted, { once: true })
})()
