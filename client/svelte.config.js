/** `tree` builds templates without innerHTML: the page's Trusted Types policy allows no HTML from strings. */
export default { compilerOptions: { runes: true, fragments: 'tree' } };
