declare module 'virtual:form-on-server' {
  /** Component of FormParts.tsx; undefined in the browser, which loads it lazily. */
  export const HydratedForm: unknown
}
