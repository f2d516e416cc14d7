const MAX_LENGTH = 512

const PROGRAM =
  /bot|crawl|spider|slurp|scrap|fetch|monitor|preview|archiver|headless|lighthouse|pagespeed|phantom|selenium|puppeteer|playwright|facebookexternalhit|whatsapp|telegram|python|curl|wget|java\/|okhttp|go-http|axios|node|libwww|httpclient|feed|scan|validator|probe/i

/** Prefix of every browser in use. */
const BROWSER = /^Mozilla\/5\.0 /

/** True unless the user agent looks like a browser; programs that imitate browsers are not detected. */
export function isBot(agent: string | undefined): boolean {
  const text = (agent ?? '').slice(0, MAX_LENGTH)
  return !BROWSER.test(text) || PROGRAM.test(text)
}
