declare module 'virtual:form-on-server' {
  /** Component of FormParts.tsx; undefined in the browser, which loads it lazily. */
  export const HydratedForm: unknown
}

declare module 'virtual:page-styles' {
  /** Embedded style sheets by file path (bundle/pageStyles.ts). */
  export const pageStyles: Readonly<Record<string, string>>
}
