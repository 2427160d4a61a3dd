/** Returns the HTML that Word puts into the clipboard around the copied content. */
export function toWordClipboard(body: string): string {
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; font-size:12.0pt;} h1 {font-weight:bold;}
 /* List Definitions */ @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\uF0B7;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
}

/** Returns a Word list item: a paragraph with its marker, which older programs show as text. */
export function toWordListItem(
  body: string,
  marker: string,
  { list = 'l0', level = 1, name = 'MsoListParagraphCxSpMiddle', more: attributes = '' } = {},
): string {
  return `<p class=${name} style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;
mso-list:${list} level${level} lfo1'${attributes}><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${body}<o:p></o:p></p>\n\n`
}

/** Returns a Word paragraph; without text it is an empty line. */
export function toWordParagraph(body = '&nbsp;'): string {
  return body === '&nbsp;'
    ? '<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n'
    : `<p class=MsoNormal>${body}<o:p></o:p></p>\n\n`
}

/** The HTML that Google Docs puts into the clipboard. */
export const GOOGLE_DOCS_CLIPBOARD = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2f1c"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Care</span></h1><br /><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">Rinse it </span><span style="font-weight:700;">now</span><span style="font-weight:400;font-style:italic;">, with 2 m</span><span style="font-size:0.6em;vertical-align:super;">3</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Drain it</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>wholly</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Dry it</span></p></li></ul><ol dir="rtl"><li dir="rtl" aria-level="1"><p dir="rtl" role="presentation"><span>מים</span></p></li></ol></b><br class="Apple-interchange-newline">`
