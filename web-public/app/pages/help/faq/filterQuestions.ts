import { hasWords, wordsOf } from './findWords.ts'
import { markWords } from './marks.ts'

/** Where a question and its answer are within it; what else it holds is not searched. */
const SEARCHED = 'summary, .prose'

/** Questions that the search has opened, and that are closed again when it moves on. */
const opened = new WeakSet<HTMLDetailsElement>()

/** An answer is opened where it has what its question has not: a mark that nobody sees helps nobody. */
function openFor(question: HTMLDetailsElement, words: readonly string[], isFound: boolean): void {
  const asked = question.querySelector('summary')?.textContent ?? ''
  if (isFound && words.length > 0 && !hasWords(asked, words)) {
    if (question.open) return
    question.open = true
    opened.add(question)
  } else if (opened.delete(question)) question.open = false
}

function filterTopic(topic: HTMLElement, words: readonly string[]): Element[] {
  const found: Element[] = []
  for (const question of topic.querySelectorAll('details')) {
    const searched = [...question.querySelectorAll(SEARCHED)]
    const isFound = hasWords(searched.map((part) => part.textContent).join(' '), words)
    question.hidden = !isFound
    openFor(question, words, isFound)
    if (isFound) found.push(question)
  }
  topic.hidden = found.length === 0
  return found
}

/**
 * Shows the questions that have every word of a query, with those words marked, and hides the others and topics without any; all
 * questions for an empty query.
 * @param root what holds the topics (`data-topic`)
 * @returns how many are shown
 */
export function filterQuestions(root: ParentNode, query: string): number {
  const words = wordsOf(query)
  // the tree is put back first: marks split the texts that are searched
  markWords(root, [], [])
  const topics = [...root.querySelectorAll<HTMLElement>('[data-topic]')]
  const found = topics.flatMap((topic) => filterTopic(topic, words))
  const searched = found.flatMap((question) => [...question.querySelectorAll(SEARCHED)])
  markWords(root, searched, words)
  return found.length
}
