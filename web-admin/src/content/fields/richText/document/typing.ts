import { Plugin } from '@tiptap/pm/state'

/**
 * Keeps a typed character from costing more than its place in the text. What the browser types it brings into view by itself, so
 * that the editor need not ask every box around the text where it stands; and nothing around the text follows these events, which
 * would otherwise go up to the page's root. `keydown` goes on: keys of the whole form and of dialogs are heard there.
 */
export function typingPlugin(): Plugin {
  let isTyped = false
  const stayHere = (event: Event, isTypedNow = isTyped) => {
    isTyped = isTypedNow
    event.stopPropagation()
    return false
  }
  return new Plugin({
    props: {
      handleDOMEvents: {
        keypress: (_, event) => stayHere(event),
        keyup: (_, event) => stayHere(event),
        // the change is read between these two, unless nothing above listens: then the editor looks after the view as always
        beforeinput: (_, event) => stayHere(event, event.inputType === 'insertText'),
        input: (_, event) => stayHere(event, false),
      },
      handleScrollToSelection: () => isTyped,
    },
  })
}
