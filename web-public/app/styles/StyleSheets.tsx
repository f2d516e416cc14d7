import { useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { pageStyles } from 'virtual:page-styles'
import { inStyleOrder } from '@flou/shared/site/styleOrder.ts'
import { repeatedSheet } from '../document/repeatedMarkup.ts'
import { fileOf, notInDocument } from './styleSheets.ts'

const Sheet = ({ file }: { file: string }) => <link rel="stylesheet" href={file} precedence="page" />

/** Embeds the style sheet, so that no file blocks rendering. */
function DocumentSheet({ file }: { file: string }) {
  const text = pageStyles[file]
  if (text === undefined) return <Sheet file={file} />
  return (
    <style href={file} precedence="page">
      {repeatedSheet(text)}
    </style>
  )
}

/**
 * Style sheets of the page's routes, replacing the router's `<Links>`. With `precedence`, React delays pages
 * until they load.
 */
export function StyleSheets() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes
  const files = inStyleOrder(useMatches().flatMap(({ id }) => routes?.[id]?.css?.map(fileOf) ?? []))
  if (import.meta.env.SSR) return files.map((file) => <DocumentSheet key={file} file={file} />)
  return notInDocument(files).map((file) => <Sheet key={file} file={file} />)
}
