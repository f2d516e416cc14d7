import 'vitest'

/** Information about the product under test. */
export interface Product {
  site: string
  admin: string
  email: string
  password: string
  chromium: string
  /** State folder; '' if the product was started externally without it. */
  state: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    products: Product[]
    /** State folder of an ended product with published demo content; undefined for a single product. */
    demoState: string | undefined
  }
}
