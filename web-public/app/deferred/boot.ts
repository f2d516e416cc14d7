;(() => {
  // Runs at the end of every page and decides when to hydrate; independent of React.
  const doc = document
  const boot = JSON.parse(doc.getElementById('rr')!.textContent) as {
    entry: string
    preload: string[]
    layoutPath: string
    data: string
  }
  const types = ['pointerdown', 'keydown', 'focusin', 'click', 'submit']
  // elements that work without script
  const native =
    'a[href],area[href],summary,label,input,select,textarea,option,[popovertarget],[commandfor],[type=submit],button:not([type])'
  let capturedEvents: { release: () => void; replay: () => void }[] = []

  const rememberLanguage = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-language]')
    const language = link?.dataset['language']
    if (!link || !language) return
    doc.cookie = `i18n_redirected=${language}; path=/; max-age=31536000; samesite=lax`
    try {
      localStorage.setItem('auth.language', language)
      localStorage.setItem('languageID', language === 'en' ? '1' : '0')
    } catch {
      // storage may be blocked: the cookie suffices
    }
    // the document cannot contain the visitor's query and hash
    link.search = location.search
    link.hash = location.hash
    doc.dispatchEvent(new CustomEvent('language-switch', { detail: language, bubbles: true }))
  }
  doc.addEventListener('click', rememberLanguage, true)

  const whenIdle = (work: () => void, timeout: number) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work, 300)

  // lays out content below the first screen: all on interaction, else section by section when idle
  const layOutAll = () => void delete doc.documentElement.dataset['firstScreen']
  const layOutRemaining = (sections: HTMLElement[]) => {
    const next = sections.shift()
    if (!next || !('firstScreen' in doc.documentElement.dataset)) layOutAll()
    else {
      next.dataset['laidOut'] = ''
      whenIdle(() => layOutRemaining(sections), 1000)
    }
  }
  // carousels scroll when laid out, so scroll is not captured
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    doc.addEventListener(type, layOutAll, { capture: type !== 'scroll', once: true, passive: true })

  const stopCapturing = () => {
    for (const type of types) doc.removeEventListener(type, onEarlyEvent, true)
    const all = capturedEvents
    capturedEvents = []
    for (const one of all) one.release()
    return all
  }
  const onHydrated = () => {
    const all = stopCapturing()
    delete doc.documentElement.dataset['plain']
    for (const one of all) one.replay()
    layOutRemaining([
      ...doc.querySelectorAll<HTMLElement>('main>section,main>div>section,main~section,main~footer'),
    ])
  }
  // scripts failed to load: stay a plain document and submit forms natively
  const onFailed = () => {
    const all = stopCapturing()
    doc.documentElement.dataset['plain'] = ''
    layOutAll()
    for (const one of all) if ('submit' in one) one.replay()
  }

  function captureClick(event: Event, target: Element) {
    const button =
      !event.defaultPrevented &&
      !target.closest(native) &&
      target.closest<HTMLElement>('button,[role=button],[role=tab],[data-replay]')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    button.setAttribute('aria-busy', 'true')
    capturedEvents.push({
      release: () => button.removeAttribute('aria-busy'),
      replay: () => button.isConnected && button.click(),
    })
  }
  function captureSubmit(event: Event, form: HTMLFormElement) {
    if (form.closest('[data-native]')) return
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    capturedEvents.push(
      Object.assign(
        { release: () => {}, replay: () => form.isConnected && form.requestSubmit(submitter) },
        { submit: true },
      ),
    )
  }
  function onEarlyEvent(event: Event) {
    const target = event.target as Element
    // navigation starts: do not compete for bandwidth
    if (!target.closest || (event.type !== 'keydown' && target.closest('a[href]'))) return
    if (event.type === 'click') captureClick(event, target)
    if (event.type === 'submit') captureSubmit(event, target as HTMLFormElement)
    start()
  }

  const pendingRequests: (() => void)[] = []
  const fillQueue = () => {
    for (const href of boot.preload)
      pendingRequests.push(() =>
        doc.head.append(Object.assign(doc.createElement('link'), { rel: 'modulepreload', href })),
      )
    for (const file of [boot.layoutPath, boot.data])
      pendingRequests.push(() => void fetch(file, { cache: 'force-cache' }).catch(() => {}))
    pendingRequests.push(() => void import(/* @vite-ignore */ boot.entry).catch(onFailed))
  }
  const startNextRequest = () => pendingRequests.shift()?.()
  const start = () => {
    while (pendingRequests.length > 0) startNextRequest()
  }
  // one task each: together they block a slow phone for 80 ms
  const startSlowly = () => {
    for (const _ of pendingRequests) setTimeout(startNextRequest)
  }

  const startWhenIdle = () => void whenIdle(startSlowly, 3000)
  // waits for first-contentful-paint, or two frames if unsupported
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
    onFailed()
    return
  }
  fillQueue()
  for (const type of types) doc.addEventListener(type, onEarlyEvent, true)
  doc.addEventListener('app:hydrated', onHydrated, { once: true })
  doc.addEventListener('app:waiting', onFailed)
  if (doc.readyState === 'complete') whenPainted()
  else window.addEventListener('load', whenPainted, { once: true })
})()
