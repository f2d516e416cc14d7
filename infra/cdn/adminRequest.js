// CloudFront Function, viewer request of the back-office's origin (cloudfront-js-2.0; keep to ES5 + const, let, arrows).
// Every address but those of the app's own files is a screen of the single-page app, which says so where there is none.

// Files beside index.html.
const FILES = ['/favicon.svg']

// eslint-disable-next-line no-unused-vars -- called by CloudFront
function handler(event) {
  const request = event.request
  if (request.uri.indexOf('/api/') === 0) {
    // Who calls, for limits by address. Whatever the caller put there is overwritten.
    request.headers['x-viewer-address'] = { value: event.viewer.ip }
    return request
  }
  if (request.uri.indexOf('/assets/') !== 0 && FILES.indexOf(request.uri) === -1) request.uri = '/index.html'
  return request
}
