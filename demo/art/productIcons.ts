/** Lines on a grid of 64: first what is drawn in ink, then its green part. One drawing for each product's file name. */
export const PRODUCT_ICON_PATHS = {
  'virtual-server': ['M10 10h44v18H10z M10 36h44v18H10z', 'M18 19h.1 M26 19h12 M18 45h.1 M26 45h12'],
  'bare-metal': ['M8 22h48v20H8z M14 42v8 M50 42v8 M16 22v-8h32v8', 'M16 32h.1 M24 32h.1 M34 32h14'],
  'dedicated-host': ['M18 8h28v48H18z M24 16h16 M24 24h16 M28 56V46h8v10', 'M24 34h16 M8 20v24 M56 20v24'],
  'gpu-server': [
    'M6 18h48v28H6z M54 26h6 M54 38h6 M14 46v8 M24 46v8',
    'M15 32a8 8 0 1 0 16 0 8 8 0 0 0-16 0z M40 26v12',
  ],
  'auto-scaling': ['M8 44h12v12H8z M26 34h12v22H26z M44 24h12v32H44z', 'M10 30l16-14 M26 16H15 M26 16v11'],
  'image-builder': ['M10 12h44v40H10z M10 42l13-12 11 10 7-6 13 10', 'M44 22h.1 M23 8v8 M33 8v8'],
  kubernetes: [
    'M32 8l21 10 5 22-14 17H20L6 40l5-22z',
    'M32 38a6 6 0 1 0 0-12 6 6 0 0 0 0 12z M32 26v-9 M37 29l8-6 M35 37l6 8 M29 37l-6 8 M27 29l-8-6',
  ],
  'container-registry': ['M8 14h48v14H8z M12 28v26h40V28', 'M22 38h8v8h-8z M36 38h8v8h-8z M26 21h12'],
  'serverless-container': [
    'M30 14l20 11v22L30 58 10 47V25z M10 25l20 11 20-11 M30 36v22',
    'M48 4l-7 10h10l-7 10',
  ],
  functions: ['M14 8h28l10 10v38H14z', 'M24 48l6-20c1-4 4-6 8-5 M25 35h12'],
  'block-storage': ['M10 10h18v18H10z M10 36h18v18H10z M36 36h18v18H36z', 'M36 10h18v18H36z'],
  'object-storage': [
    'M10 16h44l-6 40H16z M8 16h48',
    'M26 28a6 6 0 1 0 12 0 6 6 0 0 0-12 0z M24 48h16 M32 34v6',
  ],
  'file-storage': ['M8 14h18l6 8h24v30H8z', 'M18 34h28 M18 42h18'],
  'archive-storage': ['M8 10h48v14H8z M12 24v30h40V24', 'M25 34h14 M32 34v12 M26 41l6 6 6-6'],
  snapshot: ['M8 20h12l5-8h14l5 8h12v34H8z', 'M32 46a10 10 0 1 0 0-20 10 10 0 0 0 0 20z M49 27h.1'],
  backup: ['M12 32a20 20 0 1 1 6 14 M12 56V44h12', 'M32 20v13l9 6'],
  postgresql: [
    'M10 18c0-5 8-8 18-8s18 3 18 8-8 8-18 8-18-3-18-8z M10 18v26c0 5 8 8 18 8 M46 18v10 M10 31c0 5 8 8 16 8',
    'M44 57a10 10 0 1 0 0-20 10 10 0 0 0 0 20z M44 43v4l4 3',
  ],
  mysql: [
    'M12 16c0-5 9-8 20-8s20 3 20 8-9 8-20 8-20-3-20-8z M12 16v32c0 5 9 8 20 8s20-3 20-8V16',
    'M20 44c4-8 8-8 12-3s8 4 12-5',
  ],
  'sql-server': ['M10 10h44v44H10z M10 24h44 M26 24v30', 'M32 34h14 M32 44h14 M16 34h4 M16 44h4'],
  'document-database': [
    'M14 8h26l12 12v36H14z M40 8v12h12',
    'M28 28c-6 0-2 9-7 9 5 0 1 9 7 9 M37 28c6 0 2 9 7 9-5 0-1 9-7 9',
  ],
  cache: [
    'M10 42c0-5 9-8 20-8 M10 42v6c0 5 9 8 20 8s20-3 20-8v-6 M10 26v16c0 3 6 6 14 7 M10 26c0-5 7-8 16-8',
    'M44 6L30 28h12l-4 16 16-24H42z',
  ],
  'data-warehouse': ['M8 24L32 8l24 16v32H8z', 'M20 56V42h8v14 M28 56V32h8v24 M36 56V38h8v18'],
  'load-balancer': [
    'M32 8v14 M25 8h14 M12 44v-8h40v8 M32 36V22 M32 36v8',
    'M6 44h12v12H6z M26 44h12v12H26z M46 44h12v12H46z',
  ],
  cdn: [
    'M32 54a22 22 0 1 0 0-44 22 22 0 0 0 0 44z M10 32h44 M32 10c-14 14-14 30 0 44 M32 10c14 14 14 30 0 44',
    'M6 14h.1 M58 14h.1 M6 50h.1 M58 50h.1',
  ],
  dns: ['M8 10h36l12 10-12 10H8z M32 30v26 M22 56h20', 'M18 20h.1 M26 20h.1 M34 20h.1'],
  'private-network': ['M24 10h16v12H24z M8 44h16v12H8z M40 44h16v12H40z', 'M32 22v12 M16 44V34h32v10'],
  'direct-connect': [
    'M6 20h10v24H6z M48 20h10v24H48z M16 26h8v12h-8 M48 26h-8v12h8',
    'M24 32h16 M32 14v6 M22 17l4 5 M42 17l-4 5',
  ],
  'vpn-gateway': ['M8 44V32a24 24 0 0 1 48 0v12 M4 54h56', 'M20 54V34a12 12 0 0 1 24 0v20 M32 44h.1'],
  'web-application-firewall': [
    'M8 10h48v44H8z M8 24h48',
    'M15 17h.1 M23 17h.1 M32 29c4 3 8 4 12 4 0 9-4 14-12 18-8-4-12-9-12-18 4 0 8-1 12-4z',
  ],
  'ddos-protection': [
    'M38 8c6 4 12 6 18 6 1 20-5 33-18 41-13-8-19-21-18-41 6 0 12-2 18-6z',
    'M6 24h22 M6 34h16 M6 44h22 M30 19l6 5-6 5 M30 39l6 5-6 5',
  ],
  'vulnerability-scanner': [
    'M8 20V8h12 M44 8h12v12 M56 44v12H44 M20 56H8V44',
    'M22 30a10 10 0 0 1 20 0v8a10 10 0 0 1-20 0z M22 34h20 M16 26l6 4 M48 26l-6 4 M16 44l6-4 M48 44l-6-4',
  ],
  'key-management': ['M20 44a12 12 0 1 0 0-24 12 12 0 0 0 0 24z M32 32h26', 'M46 32v10 M54 32v7 M20 32h.1'],
  identity: [
    'M8 14h48v38H8z',
    'M22 32a5 5 0 1 0 0-10 5 5 0 0 0 0 10z M14 44c0-6 4-8 8-8s8 2 8 8 M38 26h10 M38 34h10 M38 42h6',
  ],
  certificates: ['M10 10h44v30H10z M18 20h28 M18 28h12', 'M42 30a8 8 0 1 0 .1 0z M38 45v12l4-3 4 3V45'],
  'event-stream': ['M6 18h30 M6 32h40 M6 46h30', 'M38 10l8 8-8 8 M48 24l8 8-8 8 M38 38l8 8-8 8'],
  'search-engine': ['M28 46a18 18 0 1 0 0-36 18 18 0 0 0 0 36z M41 41l15 15', 'M20 23h16 M20 31h10'],
  'data-flow': ['M8 8h14v14H8z M42 42h14v14H42z M8 42h14v14H8z', 'M22 15h27v27 M42 35l7 7 7-7 M22 49h12'],
  'ai-studio': ['M10 12h44v32H10z M22 56h20 M32 44v12', 'M32 18l3 7 7 3-7 3-3 7-3-7-7-3 7-3z'],
  'language-models': [
    'M8 10h48v34H32L18 56V44H8z',
    'M18 22h16 M18 32h10 M43 18l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
  ],
  'document-reader': ['M12 8h28l12 12v36H12z M40 8v12h12', 'M4 36h56 M22 24h10 M22 47h20'],
  monitoring: ['M8 10h48v34H8z M22 56h20', 'M14 28h8l5-9 8 17 5-8h10'],
  logging: ['M14 8h36v48H14z M8 18h12 M8 32h12 M8 46h12', 'M28 20h14 M28 32h14 M28 44h8'],
  pipeline: [
    'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z M12 58a6 6 0 1 0 0-12 6 6 0 0 0 0 12z M12 18v28',
    'M12 34h26c8 0 12-4 12-12v-6 M42 22l8-8 8 8',
  ],
  'mail-service': ['M8 14h48v36H8z', 'M8 16l24 20 24-20 M8 48l16-18 M56 48L40 30'],
  migration: ['M6 12h20v40H6z M38 12h20v40H38z', 'M16 32h28 M36 24l8 8-8 8'],
  'disaster-recovery': [
    'M32 8c7 5 14 7 21 7 1 20-6 33-21 41C17 48 10 35 11 15c7 0 14-2 21-7z',
    'M22 33a10 10 0 1 1 3 8 M22 45v-8h8',
  ],
} as const satisfies Record<string, readonly [string, string]>
