import { Plugin } from '@tiptap/pm/state'

const writesCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Keeps typing fast: stops key events from bubbling, and leaves scrolling into view to the browser. */
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
        // the DOM change is read between `beforeinput` and `input`
        beforeinput: (_, event) => stayHere(event, event.inputType === 'insertText'),
        input: (_, event) => stayHere(event, false),
      },
      handleScrollToSelection: () => isTyped,
    },
  })
}
