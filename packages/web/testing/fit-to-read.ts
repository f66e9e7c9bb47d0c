/** What nobody should have to read: ids, keys, and what was not filled in. */
export const RAW =
  /[{}]|undefined|NaN|\[object|(^|\s)[a-z]+(-[a-z]+)*\d+$|^(option|prompt|event|roll|purpose|\w+)\.[a-z-]+$/;
