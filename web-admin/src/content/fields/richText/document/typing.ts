import { Plugin } from '@tiptap/pm/state'

const writesCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/**
 * Keeps a typed character from costing more than its place in the text. What the browser types it brings into view by itself, so
 * that the editor need not ask every box around the text where it stands; and nothing around the text follows these events, which
 * would otherwise go up to the page's root. The keys of the form and of dialogs, which are heard there, write no character.
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
        keydown: (_, event) => writesCharacter(event) && stayHere(event),
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
