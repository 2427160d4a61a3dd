-- Written by hand. A file of prices changes most of a table. Where the new version of a row fits beside the old one, no
-- index has to be written: so half of each page stays free for it.
ALTER TABLE "price_book_entry" SET (fillfactor = 50);
