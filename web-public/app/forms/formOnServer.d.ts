declare module 'virtual:form-on-server' {
  /** The component of FormParts.tsx; undefined in the browser, which loads it later (bundle/formOnServer.ts). */
  export const HydratedForm: unknown
}
