// CloudFront Function, viewer request of the back-office's origin (cloudfront-js-2.0: only ES5 + const, let, arrows).
// Serves index.html for every path but the app's files; the single-page app shows unknown screens.

// Files next to index.html.
const FILES = ['/favicon.svg', '/app-worker.js']

// eslint-disable-next-line no-unused-vars -- called by CloudFront
function handler(event) {
  const request = event.request
  if (request.uri.indexOf('/api/') === 0) {
    // The caller's IP for rate limits; overwrites a header that the caller sends.
    request.headers['x-viewer-address'] = { value: event.viewer.ip }
    return request
  }
  if (request.uri.indexOf('/assets/') !== 0 && FILES.indexOf(request.uri) === -1) request.uri = '/index.html'
  return request
}
