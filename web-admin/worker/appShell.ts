/** Marks the app's document. Without it the worker removes itself and its cache. */
const MARKER = ' data-offline'
const PREFIX = 'app-shell:'
const DOCUMENT = '/index.html'

interface ShellOptions {
  /** Changes with the files. */
  build: string
  files: readonly string[]
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  unregister: () => Promise<boolean>
}

interface Navigation {
  request: Request
  preloadResponse: Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

const NAMED = /"(\/assets\/[^"]+)"/g
const filesOf = (html: string) => [...html.matchAll(NAMED)].map(([, file = '']) => file)

const isDocument = ({ ok, headers }: Response) =>
  ok && headers.get('content-type')?.startsWith('text/html') === true

/** The document and the immutable files of one build: the network first for the document, the cache for files. */
export class AppShell {
  readonly #with: ShellOptions
  readonly #paths: ReadonlySet<string>
  readonly #cacheName: string

  constructor(options: ShellOptions) {
    this.#with = options
    this.#paths = new Set(options.files)
    this.#cacheName = PREFIX + options.build
  }

  hasFile = (path: string): boolean => this.#paths.has(path)

  /** Caches the document and all files, or nothing. @throws Error if the document is of another build */
  async install(): Promise<void> {
    const document = await this.#read(DOCUMENT, 'no-cache')
    const html = await document.clone().text()
    const named = filesOf(html)
    if (!html.includes(MARKER) || named.length === 0 || !named.every(this.hasFile))
      throw new Error('The document is of another build')
    const paths = [...this.#paths]
    const files = await Promise.all(paths.map((path) => this.#read(path, 'force-cache')))
    const cache = await this.#with.caches.open(this.#cacheName)
    await Promise.all(files.map((file, index) => cache.put(paths[index] ?? '', file)))
    await cache.put(DOCUMENT, document)
  }

  async removeOutdated(): Promise<void> {
    await this.#remove((name) => name !== this.#cacheName)
  }

  async openDocument({ request, preloadResponse, waitUntil }: Navigation): Promise<Response> {
    try {
      const response = (await preloadResponse) ?? (await this.#with.fetch(request))
      waitUntil(this.#removeIfUnmarked(response.clone()))
      return response
    } catch (error) {
      const cached = await this.#cached(DOCUMENT)
      if (cached) return cached
      throw error
    }
  }

  openFile = async (request: Request): Promise<Response> =>
    (await this.#cached(request.url)) ?? this.#with.fetch(request)

  #cached = (url: string) => this.#with.caches.match(url, { cacheName: this.#cacheName })

  async #read(path: string, cache: RequestCache): Promise<Response> {
    const response = await this.#with.fetch(path, { cache })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return response
  }

  async #remove(isRemoved: (cacheName: string) => boolean): Promise<void> {
    const names = (await this.#with.caches.keys()).filter((name) => name.startsWith(PREFIX))
    await Promise.all(names.filter(isRemoved).map((name) => this.#with.caches.delete(name)))
  }

  async #removeIfUnmarked(response: Response): Promise<void> {
    if (!isDocument(response) || (await response.text()).includes(MARKER)) return
    await this.#remove(() => true)
    await this.#with.unregister()
  }
}
