// CloudFront Function, viewer response of the public origin (cloudfront-js-2.0; keep to ES5 + const, let, arrows).
// A renamed page leaves an object with the metadata `x-amz-website-redirect-location`: it becomes a 301 (design §6).

const MARK = 'x-amz-website-redirect-location'

// eslint-disable-next-line no-unused-vars -- called by CloudFront
function handler(event) {
  const response = event.response
  const target = response.headers[MARK]
  if (!target) return response
  response.statusCode = 301
  response.statusDescription = 'Moved Permanently'
  response.headers.location = { value: withQuery(target.value, event.request.querystring) }
  delete response.headers[MARK]
  // With a validator a browser could be answered 304, which is no redirect.
  delete response.headers.etag
  delete response.headers['last-modified']
  return response
}

// The target with the query of the old address, before a place on the page.
function withQuery(target, querystring) {
  const parts = []
  Object.keys(querystring).forEach((name) => {
    const entry = querystring[name]
    const values = entry.multiValue ? entry.multiValue : [entry]
    values.forEach((each) => parts.push(each.value === '' ? name : name + '=' + each.value))
  })
  if (parts.length === 0) return target
  const hash = target.indexOf('#') === -1 ? target.length : target.indexOf('#')
  const path = target.slice(0, hash)
  return path + (path.indexOf('?') === -1 ? '?' : '&') + parts.join('&') + target.slice(hash)
}
