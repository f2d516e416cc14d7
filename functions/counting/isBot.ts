/** Longer than any browser's; nothing reads what is behind it. */
const LONGEST = 512

/** What programs that read pages call themselves (the names of the large search engines, and what the others have in common). */
const PROGRAM =
  /bot|crawl|spider|slurp|scrap|fetch|monitor|preview|archiver|headless|lighthouse|pagespeed|phantom|selenium|puppeteer|playwright|facebookexternalhit|whatsapp|telegram|python|curl|wget|java\/|okhttp|go-http|axios|node|libwww|httpclient|feed|scan|validator|probe/i

/** Every browser in use says so. */
const BROWSER = /^Mozilla\/5\.0 /

/** True for what is no person with a browser, by what it calls itself. Programs that pretend are not found out. */
export function isBot(agent: string | undefined): boolean {
  const text = (agent ?? '').slice(0, LONGEST)
  return !BROWSER.test(text) || PROGRAM.test(text)
}
