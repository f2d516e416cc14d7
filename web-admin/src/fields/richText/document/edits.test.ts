import { EditorState, NodeSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { selectUndescribedPicture } from './edits.ts'
import { schema } from './schema.ts'

const { nodes } = schema
const picture = (attrs: object) => nodes.picture.create({ src: '/media/a', ...attrs })
const described = [picture({ alt: 'A' }), picture({ alt: '', 'data-decorative': 'true' })]

function selectedIn(...pictures: readonly ReturnType<typeof picture>[]) {
  let state = EditorState.create({ doc: nodes.doc.create(null, pictures) })
  const isFound = selectUndescribedPicture(state, (transaction) => {
    state = state.apply(transaction)
  })
  return isFound && state.selection instanceof NodeSelection && state.selection.from
}

test('the first picture without a description is selected', () => {
  expect(selectedIn(...described, picture({ alt: ' ' }), picture({ alt: '' }))).toBe(2)
  expect(selectedIn(...described)).toBe(false)
})
