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
  response.headers.location = { value: target.value }
  delete response.headers[MARK]
  // With a validator a browser could be answered 304, which is no redirect.
  delete response.headers.etag
  delete response.headers['last-modified']
  return response
}
