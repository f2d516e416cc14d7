import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { parameterOf, RECORD_PATHS } from '@flou/shared/paths.ts'
import type { SearchResponse } from '@flou/shared/search/results.ts'
import { decoded } from '@flou/functions/features/search/indexing/markup.ts'
import { pathsInSitemap } from '../../fixtures/publicPages.ts'

/**
 * Searches each FAQ question verbatim and compares the first result with its page.
 * Usage: `node tests/load/search/questions.ts <origin>`
 */
const QUESTION = /<details[^>]{0,300}><summary>([^<]{1,1000})<\/summary><span id="(faq-[^"]{1,40})"/g

/** Questions of a page by anchor. */
const questionsIn = (html: string): Map<string, string> =>
  new Map([...html.matchAll(QUESTION)].map(([, text = '', anchor = '']) => [anchor, decoded(text)]))

async function allQuestions(origin: string, language: Language): Promise<string[]> {
  const paths = await pathsInSitemap(origin)
  const categories = paths.filter((path) => parameterOf(RECORD_PATHS.faqCategory, path) !== undefined)
  const pages = await Promise.all(
    categories.map(async (path) => (await fetch(origin + localPath(path, language))).text()),
  )
  return [...new Set(pages.flatMap((html) => [...questionsIn(html).values()]))]
}

async function firstResult(origin: string, query: string, language: Language) {
  const address = `${origin}${PUBLIC_PATHS.search}?query=${encodeURIComponent(query)}`
  const answer = await fetch(address, {
    headers: { 'accept-language': language === 'id' ? 'id-ID' : 'en-US' },
  })
  const { data } = (await answer.json()) as { data: SearchResponse } // API responses are envelopes
  return data.results[0]
}

/** Questions of a language, and those with another first result. */
export async function askQuestions(origin: string, language: Language) {
  const questions = await allQuestions(origin, language)
  const pages = new Map<string, Promise<Map<string, string>>>()
  const anchorsOf = (path: string) => {
    const known = pages.get(path) ?? fetch(origin + path).then(async (page) => questionsIn(await page.text()))
    pages.set(path, known)
    return known
  }
  const missed: { question: string; url: string }[] = []
  for (const question of questions) {
    const url = (await firstResult(origin, question, language))?.url ?? ''
    const [path = '', anchor = ''] = url.split('#')
    const isHere = path.startsWith('/')
    if (!isHere || (await anchorsOf(path)).get(anchor) !== question) missed.push({ question, url })
  }
  return { questions, missed }
}

if (import.meta.main) {
  const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2)
  for (const language of LANGUAGES) {
    const { questions, missed } = await askQuestions(origin, language)
    for (const { question, url } of missed) console.log(`${language} ${question} -> ${url}`)
    console.log(
      `${language}: ${questions.length - missed.length} of ${questions.length} questions come first`,
    )
  }
}
