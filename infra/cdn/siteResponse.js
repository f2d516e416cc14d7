// CloudFront Function, viewer response of the public origin (cloudfront-js-2.0; keep to ES5 + const, let, arrows).
// Turns the metadata `x-amz-website-redirect-location`, which a renamed page leaves, into a 301, and removes the CDN's
// cache tags.

const MARK = 'x-amz-website-redirect-location'
const TAGS = 'x-amz-meta-cache-tag'

// eslint-disable-next-line no-unused-vars -- called by CloudFront
function handler(event) {
  const response = event.response
  delete response.headers[TAGS]
  const target = response.headers[MARK]
  if (!target) return response
  response.statusCode = 301
  response.statusDescription = 'Moved Permanently'
  response.headers.location = { value: withQuery(target.value, event.request.querystring) }
  delete response.headers[MARK]
  // A validator would allow a 304 instead of the redirect.
  delete response.headers.etag
  delete response.headers['last-modified']
  return response
}

// Adds the query of the old URL to the target, before its fragment.
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
