/** The colours and sizes are those of the card on a screen (../Pass.module.css), which this page cannot fetch. */
export const keptStyles = [
  '*{box-sizing:border-box;margin:0}',
  ':root{background:#003f37;color:#fff;color-scheme:light}',
  'body{font:1.0625rem/1.5 system-ui,sans-serif;padding:max(12px,env(safe-area-inset-top)) 12px}',
  'main{display:grid;gap:12px;max-width:26rem;margin:0 auto;padding:16px;border-radius:20px;background:#fff;color:#13211d}',
  'h1{font-size:1.25rem;text-align:center}',
  '.since{padding:10px 12px;border:2px dashed #6f4600;border-radius:12px;background:#fff6e3;color:#6f4600}',
  '.since strong,.since span{display:block}',
  // Where a line has no room for the moment, it begins the next one.
  '.since b{display:inline-block;font-weight:inherit}',
  '.who{display:flex;align-items:center;gap:16px}',
  '.who img{width:96px;height:128px;border-radius:8px;object-fit:cover;object-position:50% 30%}',
  '.name{font-size:1.5625rem;font-weight:700;line-height:1.2;overflow-wrap:anywhere}',
  '.number{font-weight:600;letter-spacing:.04em;white-space:nowrap}',
  'svg{width:min(100%,max(14rem,100vh - 30rem));margin:0 auto;fill:#000;forced-color-adjust:none;background:#fff}',
  '.state{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:4px 12px}',
  '.state strong{padding:2px 14px;border:2px solid;border-radius:99px;color:#125833}',
  '[data-face=temporary] .state strong{border-radius:6px;border-style:dashed;color:#6f4600}',
  '.hint{font-size:.875rem;color:#3d4c46}',
  '.again a{display:block;padding:12px;border-radius:8px;background:#00564b;color:#fff;font-weight:700;text-align:center;text-decoration:none}',
  '.again a:focus-visible{outline:3px solid #13211d;outline-offset:3px}',
].join('')
