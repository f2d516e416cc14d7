import 'vitest'

/** What browser tests know of the product they run against. */
export interface Product {
  site: string
  admin: string
  email: string
  password: string
  chromium: string
  /** Its state folder; '' where the product was started by somebody else who does not name it. */
  state: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    products: Product[]
    /** State folder of a product that has ended after its demo content was loaded and published; not there for a single product. */
    demoState: string | undefined
  }
}
