import { useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { pageStyles } from 'virtual:page-styles'
import { inStyleOrder } from '@flou/shared/site/styleOrder.ts'
import { repeatedSheet } from '../document/repeatedMarkup.ts'
import { fileOf, notInDocument } from './styleSheets.ts'

const Sheet = ({ file }: { file: string }) => <link rel="stylesheet" href={file} precedence="page" />

/** As the document has it: its text, so that the page waits for no file. A build without the browser's has the files alone. */
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
 * The style sheets of the page's routes. Takes the place of the router's `<Links>`: what has a `precedence` React puts into the head,
 * shows the next page only when it has loaded, and leaves in place from then on.
 */
export function StyleSheets() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes
  const files = inStyleOrder(useMatches().flatMap(({ id }) => routes?.[id]?.css?.map(fileOf) ?? []))
  if (import.meta.env.SSR) return files.map((file) => <DocumentSheet key={file} file={file} />)
  return notInDocument(files).map((file) => <Sheet key={file} file={file} />)
}
