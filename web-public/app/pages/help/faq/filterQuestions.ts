import { hasWords, splitWords } from './findWords.ts'
import { highlightWords } from './highlightWords.ts'

const SEARCHED = 'summary, .prose'

const opened = new WeakSet<HTMLDetailsElement>()

/** Opens an answer if only it contains the words. */
function openFor(question: HTMLDetailsElement, words: readonly string[], isFound: boolean): void {
  const questionText = question.querySelector('summary')?.textContent ?? ''
  if (isFound && words.length > 0 && !hasWords(questionText, words)) {
    if (question.open) return
    question.open = true
    opened.add(question)
  } else if (opened.delete(question)) question.open = false
}

function filterTopic(topic: HTMLElement, words: readonly string[]): Element[] {
  const found: Element[] = []
  for (const question of topic.querySelectorAll('details')) {
    const searched = [...question.querySelectorAll(SEARCHED)]
    const isFound = hasWords(searched.map((element) => element.textContent).join(' '), words)
    question.hidden = !isFound
    openFor(question, words, isFound)
    if (isFound) found.push(question)
  }
  topic.hidden = found.length === 0
  return found
}

/**
 * Shows and highlights questions containing all words and hides others; shows all for an empty query.
 * @param root contains topics (`data-topic`)
 * @returns number of shown questions
 */
export function filterQuestions(root: ParentNode, query: string): number {
  const words = splitWords(query)
  // removes highlights first: they split text nodes
  highlightWords(root, [], [])
  const topics = [...root.querySelectorAll<HTMLElement>('[data-topic]')]
  const found = topics.flatMap((topic) => filterTopic(topic, words))
  const searched = found.flatMap((question) => [...question.querySelectorAll(SEARCHED)])
  highlightWords(root, searched, words)
  return found.length
}
