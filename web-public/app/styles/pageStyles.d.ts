declare module 'virtual:page-styles' {
  /** The text of style sheets that documents carry, by the paths of their files (bundle/pageStyles.ts). */
  export const pageStyles: Readonly<Record<string, string>>
}
