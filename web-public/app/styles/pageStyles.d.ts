declare module 'virtual:page-styles' {
  /** Embedded style sheets by file path (bundle/pageStyles.ts). */
  export const pageStyles: Readonly<Record<string, string>>
}
