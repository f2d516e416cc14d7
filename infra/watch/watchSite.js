// Lambda of the stack in us-east-1: visits site and back-office as a browser does, from outside. Each check reads only;
// forms and sign-in are sent empty, so they are refused before anything is stored.

const { SITE_ORIGIN, ADMIN_ORIGIN } = process.env
const TIMEOUT_MS = 8000

// [name, address, expected status, text of the answer, request]
const CHECKS = [
  ['home page', SITE_ORIGIN + '/', 200, '</html>'],
  ['home page in Indonesian', SITE_ORIGIN + '/id', 200, '</html>'],
  ['search page', SITE_ORIGIN + '/search?query=cloud', 200, '</html>'],
  ['search', SITE_ORIGIN + '/api/search?query=cloud', 200, '"data"'],
  ['form', SITE_ORIGIN + '/api/forms/contactMessage', 422, '', post({})],
  ['back-office', ADMIN_ORIGIN + '/', 200, '</html>'],
  ['sign-in', ADMIN_ORIGIN + '/api/authenticate', 422, '', post({})],
]

function post(body) {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

async function problemOf([name, address, expected, text, request]) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const headers = { 'user-agent': 'FlouWatch', 'accept-language': 'en', ...(request && request.headers) }
    const answer = await fetch(address, { ...request, redirect: 'manual', signal, headers })
    const body = await answer.text()
    if (answer.status !== expected) return name + ': ' + answer.status + ' instead of ' + expected
    return body.includes(text) ? undefined : name + ': the answer does not contain ' + text
  } catch (error) {
    return name + ': ' + error.message
  }
}

exports.handler = async () => {
  const problems = (await Promise.all(CHECKS.map(problemOf))).filter((one) => one !== undefined)
  // The alarm counts failed calls; the log has the message.
  if (problems.length > 0) throw new Error(problems.join('; '))
}
