// After a build: every text gets its compressed self beside it, so that the server need not compress.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const SITE = '../src/tepui/server/site';

for (const file of readdirSync(SITE, { recursive: true })) {
  if (!/\.(js|css|html|svg)$/.test(file)) continue;
  const path = join(SITE, file);
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
}
